import { type Locale, localeFor } from '@plumbline/core';
import { settings } from './settings.ts';

/** The language of our texts. */
export const locale = (): Locale => localeFor(settings().userLanguage);
