import type { KeywordPlace, KeywordReport } from '@plumbline/core';

const names: Readonly<Record<KeywordPlace['name'], string>> = {
	title: 'Title',
	description: 'Description',
	headings: 'Headings',
	first_paragraph: 'First paragraph',
	text: 'Text',
	alt: 'Alt texts',
	url: 'URL',
};

/** Where the keyword is on the page, in any of its forms: facts without a verdict. */
export function KeywordPlaces({ report }: { readonly report: KeywordReport }) {
	const known = report.places.filter(({ best }) => best !== 'unknown');
	return (
		<dl class="keyword-places" aria-label={`Where “${report.keyword}” is`}>
			{known.map(({ best, hitCount, name }) => (
				<div key={name}>
					<dt>{names[name]}</dt>
					<dd>{best === 'absent' ? '–' : hitCount}</dd>
				</div>
			))}
		</dl>
	);
}
