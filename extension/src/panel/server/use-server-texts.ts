import { serverTextsFor } from '../../texts/server-texts.ts';
import { useLanguage } from '../language/language.ts';

export const useServerTexts = () => serverTextsFor(useLanguage().locale);
