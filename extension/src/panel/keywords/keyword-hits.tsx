import type { KeywordHit } from '@plumbline/core';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { Emphasized } from '../controls/emphasized.tsx';
import { PointButton } from '../findings/point-button.tsx';
import { contextOf } from './context-of.ts';

const atFirst = 6;

/** The passages that contain a keyword; a click shows one on the page. */
export function KeywordHits({ hits }: { readonly hits: readonly KeywordHit[] }) {
	const { texts } = useLanguage();
	const [showsAll, setShowsAll] = useState(false);
	const listed = showsAll ? hits : hits.slice(0, atFirst);
	return (
		<div class="place">
			{listed.map((hit, index) => (
				<Hit key={index} hit={hit} />
			))}
			{listed.length < hits.length && (
				<button type="button" class="more" onClick={() => setShowsAll(true)}>
					{texts.showMore({ count: hits.length - listed.length })}
				</button>
			)}
		</div>
	);
}

function Hit({ hit }: { readonly hit: KeywordHit }) {
	const { texts } = useLanguage();
	const { ranges, text } = contextOf(hit);
	const marked = (
		<>
			<Emphasized text={text} ranges={ranges} />
			{hit.synonym !== null && <small> · {texts.synonyms.says({ synonym: hit.synonym })}</small>}
		</>
	);
	if (hit.node === null) return <p dir="auto">{marked}</p>;
	return <PointButton node={hit.node}>{marked}</PointButton>;
}
