import { ScreenLink } from '../address/screen-link.tsx';
import { useLanguage } from '../language/language.ts';
import type { Chosen } from './site.ts';

/** Asks people without a site or without a search engine to connect Search Console. */
export function NoSite({ chosen }: { readonly chosen: Chosen | null }) {
	const texts = useLanguage().texts.noSite;
	return (
		<div class="empty">
			<h2>{chosen === null ? texts.noSite : texts.noEngine({ domain: chosen.site.domain })}</h2>
			<p>{texts.connect}</p>
			<ScreenLink to="/sources" class="button primary">
				{texts.open}
			</ScreenLink>
		</div>
	);
}
