import type { SourceDifference } from '@plumbline/core';
import type { Texts as RenderedTexts } from '../../texts/rendered/texts.generated.ts';
import { MoreButton } from '../controls/more-button.tsx';
import { useMore } from '../controls/use-more.ts';
import { useRenderedTexts } from './use-rendered-texts.ts';

/** One part of the page: what exists only in the HTML as sent, and what only scripts added. */
export function DifferenceView({ difference }: { readonly difference: SourceDifference }) {
	const texts = useRenderedTexts();
	const { added, changed, part, removed } = difference;
	return (
		<details class="item" open={changed !== null || added.length + removed.length <= openUpTo}>
			<summary>
				<b>{texts.parts[part]}</b>{' '}
				<small>{changed ? texts.changed : countsIn(difference, texts)}</small>
			</summary>
			{changed && <Lines kind="removed" lines={[changed.before]} />}
			{changed && <Lines kind="added" lines={[changed.after]} />}
			<Lines kind="removed" lines={removed} />
			<Lines kind="added" lines={added} />
		</details>
	);
}

function countsIn({ added, removed }: SourceDifference, texts: RenderedTexts): string {
	const counts = [
		...(added.length > 0 ? [texts.countAdded({ count: added.length })] : []),
		...(removed.length > 0 ? [texts.countRemoved({ count: removed.length })] : []),
	];
	return counts.join(' · ');
}

const openUpTo = 8;
const longest = 400;

interface LinesProps {
	readonly kind: 'removed' | 'added';
	readonly lines: readonly string[];
}

function Lines({ kind, lines }: LinesProps) {
	const texts = useRenderedTexts();
	const { rest, showMore, shown } = useMore(lines, kind);
	if (lines.length === 0) return null;
	return (
		<>
			<ul class={`lines ${kind}`} aria-label={texts[kind]}>
				{shown.map((line, index) => (
					<li key={index}>
						<span aria-hidden="true">{kind === 'added' ? '+' : '−'}</span>{' '}
						<bdi>{line.length > longest ? `${line.slice(0, longest)}…` : line || texts.empty}</bdi>
					</li>
				))}
			</ul>
			<MoreButton rest={rest} onClick={showMore} />
		</>
	);
}
