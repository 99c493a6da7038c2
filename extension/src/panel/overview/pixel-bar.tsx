import type { FittedText } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { PointButton } from '../findings/point-button.tsx';

const mostCharacters = 30;

/** The last words of a text; in languages with spaces it starts at a word. */
export function lastWords(text: string): string {
	const characters = [...text];
	if (characters.length <= mostCharacters) return text;
	const end = characters.slice(-mostCharacters).join('');
	return `…${end.replace(/^\S*\s+(?=\S)/, '')}`;
}

interface PixelBarProps {
	readonly name: string;
	/** null where the page has no such text. */
	readonly text: FittedText | null;
}

/** A bar that shows how much of a text fits and after which words it is cut. */
export function PixelBar({ name, text }: PixelBarProps) {
	const texts = useLanguage().texts.search.overview;
	if (!text) return <Bar name={name} value={texts.missing} share={0} tone="bad" />;
	const { limit, rest, shown, width } = text;
	if (width === null) return <Bar name={name} value={texts.noWidth} share={0} tone="quiet" />;
	if (!rest)
		return <Bar name={name} value={texts.fits({ width })} share={width / limit} tone="good" />;
	return (
		<>
			<Bar name={name} value={texts.cut({ width, limit })} share={width / limit} tone="warn" />
			<PointButton node={text.node} class="plain">
				{texts.cutAfter({ words: lastWords(shown) })}
			</PointButton>
		</>
	);
}

interface BarProps {
	readonly name: string;
	readonly value: string;
	/** Length divided by the limit; above 1 the bar marks where the limit is. */
	readonly share: number;
	readonly tone: 'good' | 'warn' | 'bad' | 'quiet';
}

function Bar({ name, value, share, tone }: BarProps) {
	const filled = Math.min(share, 1);
	return (
		<p class="pixel-bar">
			<span>{name}</span>
			<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" class={`bar-${tone}`}>
				<rect class="track" width="100" height="6" rx="1" />
				<rect class="filled" width={100 * filled} height="6" rx="1" />
				{share > 1 && <rect class="limit" x={100 / share - 0.5} width="1.5" height="6" />}
			</svg>
			<span>{value}</span>
		</p>
	);
}
