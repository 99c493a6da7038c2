import { useLanguage } from '../../language/language.ts';
import { textsFor as renderedTextsFor } from '../../texts/rendered/texts.generated.ts';

export const useRenderedTexts = () => renderedTextsFor(useLanguage().locale);
