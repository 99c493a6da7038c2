// Generated from the locale files of this folder. Do not edit.
import ja from './ja.rules.generated.json' with { type: 'json' };

export const translations = { ja };
