import { engineName } from '@plumbline/core';
import { __ } from '@wordpress/i18n';
import { settings } from '../settings/settings.ts';

/** The name of a search engine, in the user's language. */
export const engineLabel = (key: string): string =>
	engineName(key, {
		locale: settings().userLanguage,
		devices: {
			desktop: __('desktop', 'plumbline'),
			mobile: __('mobile', 'plumbline'),
			tablet: __('tablet', 'plumbline'),
		},
	});
