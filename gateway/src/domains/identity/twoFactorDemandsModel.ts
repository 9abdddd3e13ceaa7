import { Schema } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
import type { ChangeStamp } from '../changes/change.js';

/** Whose accounts two-step sign-in is demanded of: the internal staff, or all companies' contacts and colleagues. */
export const demandedTeams = ['staff', 'companies'] as const;
export type DemandedTeam = (typeof demandedTeams)[number];

/** That two-step sign-in is demanded of a team, and since when; there is none while it is not. */
interface StoredDemand extends ChangeStamp {
  _id: DemandedTeam;
}

/** A demand as it is read. */
export type DemandRecord = Readonly<StoredDemand>;

const schema = new Schema<StoredDemand>(
  { _id: { type: String, enum: demandedTeams, required: true }, at: { type: Date, required: true }, byName: String },
  { collection: 'twoFactorDemands', versionKey: false },
);
// An area of its own: accounts change with each sign-in, and each request asks for the demands.
const DemandModel = defineModel<StoredDemand>('TwoFactorDemand', schema, { area: 'demands' });

/** The demands in force. */
export function findDemands(): Promise<DemandRecord[]> {
  return DemandModel.find().lean<DemandRecord[]>().exec();
}

/** @returns false where it was demanded already. */
export async function insertDemand(team: DemandedTeam, stamp: ChangeStamp): Promise<boolean> {
  try {
    await DemandModel.create({ _id: team, ...stamp });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** @returns false where it was not demanded. */
export async function deleteDemand(team: DemandedTeam): Promise<boolean> {
  return (await DemandModel.deleteOne({ _id: team })).deletedCount > 0;
}
