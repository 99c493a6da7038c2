import { type Locale, localeFor } from '@plumbline/core';
import { settings } from './settings.ts';

/** The language our texts are in. */
export const locale = (): Locale => localeFor(settings().userLanguage);
