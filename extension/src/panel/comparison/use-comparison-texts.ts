import { textsFor as comparisonTextsFor } from '../../texts/comparison/texts.generated.ts';
import { useLanguage } from '../language/language.ts';

export const useComparisonTexts = () => comparisonTextsFor(useLanguage().locale);
