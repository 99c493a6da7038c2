import type { TextRange } from '@plumbline/core';
import { Fragment } from 'preact';

interface EmphasizedProps {
	readonly text: string;
	/** The words in bold, in order and without overlaps. */
	readonly ranges: readonly TextRange[];
}

/** A text with some of its words in bold. */
export function Emphasized({ text, ranges }: EmphasizedProps) {
	const ends = [0, ...ranges.map(({ end }) => end)];
	return (
		<>
			{ranges.map(({ start, end }, index) => (
				<Fragment key={start}>
					{text.slice(ends[index], start)}
					<b>{text.slice(start, end)}</b>
				</Fragment>
			))}
			{text.slice(ends.at(-1))}
		</>
	);
}
