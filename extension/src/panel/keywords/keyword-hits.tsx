import '../../styles/findings.css';
import type { KeywordHit, TextRange } from '@plumbline/core';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { Emphasized } from '../controls/emphasized.tsx';
import { PointButton } from '../findings/point-button.tsx';

interface Context {
	readonly text: string;
	readonly ranges: readonly TextRange[];
}

const around = 50;
/** Longest excerpt; the words of a hit may be scattered over a long passage. */
const longest = 240;

/** The text around the words of a hit, and where the words are in it. */
export function contextOf(hit: {
	readonly text: string;
	readonly words: readonly TextRange[];
}): Context {
	const { text, words } = hit;
	const first = words[0]?.start ?? 0;
	const from = wholeCharacter(text, Math.max(0, first - around));
	const last = Math.min(words.at(-1)?.end ?? 0, from + longest);
	const to = wholeCharacter(text, Math.min(text.length, last + around));
	const before = from > 0 ? '…' : '';
	const shift = before.length - from;
	return {
		text: before + text.slice(from, to) + (to < text.length ? '…' : ''),
		ranges: words
			.filter(({ end }) => end <= to)
			.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
	};
}

/** Moves an index out of the middle of a surrogate pair. */
const wholeCharacter = (text: string, at: number) =>
	/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at;

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
