import { textsFor as renderedTextsFor } from '../../texts/rendered/texts.generated.ts';
import { useLanguage } from '../language/language.ts';

export const useRenderedTexts = () => renderedTextsFor(useLanguage().locale);
