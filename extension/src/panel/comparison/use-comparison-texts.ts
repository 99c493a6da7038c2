import { comparisonTextsFor } from '../../texts/comparison-texts.ts';
import { useLanguage } from '../language/language.ts';

export const useComparisonTexts = () => comparisonTextsFor(useLanguage().locale);
