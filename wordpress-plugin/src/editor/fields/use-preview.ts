import { type SearchPreview, typedPreview } from '@plumbline/core';
import { useMemo } from '@wordpress/element';
import { countryOf } from '../../audit/country.ts';
import { useScreen } from '../../post/screen/use-screen.ts';
import { settings } from '../../settings/settings.ts';
import type { PostHead } from './post-head.ts';

/** The value of each variable, using the title as typed. */
export function useVariables({ variables }: PostHead): PostHead['variables'] {
	const title = useScreen((edited, select) => edited.title(select));
	return useMemo(() => ({ ...variables, title }), [variables, title]);
}

interface Texts {
	readonly title: string;
	readonly description: string;
	readonly siteName: string;
}

/** The possible search result with these texts. */
export function usePreview(
	{ title, description, siteName }: Texts,
	{ address }: PostHead,
): SearchPreview {
	const permalink = useScreen((edited, select) => edited.address(select));
	const url = permalink ?? address;
	return useMemo(
		() =>
			typedPreview({ title, description, siteName, url, geo: countryOf(settings().postLanguage) }),
		[title, description, siteName, url],
	);
}
