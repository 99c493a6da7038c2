import type { IndexingOverview } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { shownAddress } from '../controls/shown-address.ts';
import { PointButton } from '../findings/point-button.tsx';

/** The canonical URL of the page. */
export function CanonicalSection({ overview }: { readonly overview: IndexingOverview }) {
	const { texts: all } = useLanguage();
	const texts = all.search.indexing;
	const { canonicals } = overview;
	return (
		<section data-part="canonical">
			<h2>{texts.canonical}</h2>
			{canonicals === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{canonicals?.length === 0 && <p>{texts.noCanonical}</p>}
			{canonicals?.map(({ address, leadsTo, node }, index) => {
				const line = (
					<>
						<span class="row-address" dir="ltr">
							{shownAddress(address)}
						</span>
						<small>
							{leadsTo !== 'unknown' && texts[leadsTo]} · {node === null ? texts.header : 'link'}
						</small>
					</>
				);
				return node === null ? (
					<p key={index}>{line}</p>
				) : (
					<PointButton key={index} node={node}>
						{line}
					</PointButton>
				);
			})}
		</section>
	);
}
