import { useLanguage } from '../../language/language.ts';
import { textsFor as comparisonTextsFor } from '../../texts/comparison/texts.generated.ts';

export const useComparisonTexts = () => comparisonTextsFor(useLanguage().locale);
