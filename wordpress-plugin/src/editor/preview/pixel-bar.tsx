import type { FittedText } from '@plumbline/core';
import { __, sprintf } from '@wordpress/i18n';

interface PixelBarProps {
	readonly name: string;
	/** Null if the text is missing. */
	readonly text: FittedText | null;
}

/** Shows how much of a text fits into a search result. */
export function PixelBar({ name, text }: PixelBarProps) {
	const { tone, value } = verdictOn(text);
	const share = text?.width ? text.width / text.limit : 0;
	return (
		<p className="plumbline-bar">
			<span>{name}</span>
			<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={tone}>
				<rect className="is-track" width="100" height="6" rx="1" />
				<rect className="is-filled" width={100 * Math.min(share, 1)} height="6" rx="1" />
				{share > 1 && <rect className="is-limit" x={100 / share - 0.5} width="1.5" height="6" />}
			</svg>
			<span className="plumbline-bar__value">
				<bdi>{value}</bdi>
			</span>
		</p>
	);
}

interface Verdict {
	readonly tone: 'is-good' | 'is-warning' | 'is-quiet';
	readonly value: string;
}

function verdictOn(text: FittedText | null): Verdict {
	if (!text) return { tone: 'is-quiet', value: __('Empty', 'plumbline') };
	const { limit, rest, width } = text;
	if (width === null) {
		return { tone: 'is-quiet', value: __('The width of this script is unknown', 'plumbline') };
	}
	return rest
		? {
				tone: 'is-warning',
				/* translators: 1: width of a text, 2: width there is, both in pixels. */
				value: sprintf(__('%1$d of %2$d px: cut off at the end', 'plumbline'), width, limit),
			}
		: {
				tone: 'is-good',
				/* translators: 1: width of a text, 2: width there is, both in pixels. */
				value: sprintf(__('%1$d of %2$d px: fits', 'plumbline'), width, limit),
			};
}
