/** What is searched for, by what comes of it. */
export const terms = {
  'with hits': [
    'silva',
    'souza',
    'maria',
    'joão',
    'costa',
    'lima',
    'ferreira',
    'gonçalves',
    'rocha',
    'beatriz',
    'pedro',
  ],
  'without hits': ['zzzz', 'qwerty', 'wxyz', 'kkkk', 'silvax', 'xjoana', 'yyyy', 'hjkl', 'bcdf', 'qqqq', 'vvvv'],
  'of two letters': ['an', 'ma', 'si', 'ra', 'el', 'co', 'es', 'ar', 'le', 'to', 'ri'],
  'of one letter': ['a', 'e', 'i', 'o', 'r', 's', 'n', 'l', 'm', 'c', 'd'],
};
