import { textsFor as serverTextsFor } from '../../texts/server/texts.generated.ts';
import { useLanguage } from '../language/language.ts';

export const useServerTexts = () => serverTextsFor(useLanguage().locale);
