import { useLanguage } from '../../language/language.ts';
import { textsFor as serverTextsFor } from '../../texts/server/texts.generated.ts';

export const useServerTexts = () => serverTextsFor(useLanguage().locale);
