import { type Kind, keys, screenSettings, text, type Variables } from './screen-settings.ts';
import type { Appearance } from './use-appearance.ts';

/** The title that WordPress gives pages without our help. */
export const usualTitle = '{title} {separator} {site}';

/** The separator that WordPress shows. */
export const usualSeparator = '–';

/** The variables of an example, with name and separator of the site as edited. */
export function variablesOf(
	{ variables }: NonNullable<Kind['example']>,
	{ row }: Appearance,
): Variables {
	const site = row('site');
	return {
		...variables,
		separator: text(site, keys.separator) || usualSeparator,
		site: text(site, keys.siteName) || screenSettings().usualName,
	};
}

/** The description of pages without one of their own, where nobody has entered a template. */
export const usualDescription = ({ switches }: Appearance): string =>
	switches.includes('descriptions') ? '{excerpt}' : '';
