import './state-mark.css';
import type { MarkState } from '@plumbline/core';
import { useLanguage } from '../language/language.ts';

interface StateMarkProps {
	readonly state: MarkState;
	/** The words beside the mark say the same, so screen readers pass it over. */
	readonly isSaid?: boolean;
}

/** One of five marks that differ by form first and by color second. */
export function StateMark({ isSaid = false, state }: StateMarkProps) {
	const name = useLanguage().texts.ui.marks[state];
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: a title would show a tip over the tip of its row
		<svg
			class={`state ${state}`}
			viewBox="0 0 14 14"
			{...(isSaid ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
		>
			{forms[state]}
		</svg>
	);
}

const forms = {
	right: <path d="M2.2 7.6 5.4 10.8 11.8 3.6" stroke-width="2" />,
	look: (
		<>
			<path class="ground" d="M7 1.4 13.2 12.4H.8z" />
			<path d="M7 5.4v3M7 10.3v.1" />
		</>
	),
	wrong: (
		<>
			<path class="ground" d="M4.4 1h5.2L13 4.4v5.2L9.6 13H4.4L1 9.6V4.4z" />
			<path class="cross" d="M4.9 4.9l4.2 4.2M9.1 4.9 4.9 9.1" />
		</>
	),
	unknown: (
		<>
			<circle cx="7" cy="7" r="6" stroke-dasharray="2.2 1.57" />
			<path d="M5.4 5.6c0-2 3.2-2 3.2 0 0 1.2-1.6 1.2-1.6 2.5M7 10v.1" stroke-width="1.3" />
		</>
	),
	not_applicable: <path d="M4 7h6" />,
};
