import type { IndexingOverview } from '@plumbline/core';
import { shownAddress } from '../controls/shown-address.ts';
import { useLanguage } from '../language/language.ts';

/** The response of the server, and the redirects that led to it. */
export function ResponseSection({ overview }: { readonly overview: IndexingOverview }) {
	const texts = useLanguage().texts.search.indexing;
	const { redirects, status } = overview;
	if (status === null && redirects.length === 0) return null;
	return (
		<section data-part="response">
			<h2>{texts.status}</h2>
			{status !== null && <p>{status}</p>}
			{redirects.length > 0 && (
				<>
					<h2>{texts.redirects}</h2>
					<ol class="redirects">
						{redirects.map((redirect, index) => (
							<li key={index}>
								{redirect.status}{' '}
								<span class="row-address" dir="ltr">
									{shownAddress(redirect.url)} → {shownAddress(redirect.location)}
								</span>
							</li>
						))}
					</ol>
				</>
			)}
		</section>
	);
}
