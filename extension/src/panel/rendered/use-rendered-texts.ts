import { renderedTextsFor } from '../../texts/rendered-texts.ts';
import { useLanguage } from '../language/language.ts';

export const useRenderedTexts = () => renderedTextsFor(useLanguage().locale);
