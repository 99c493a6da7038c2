import './change.css';
import { useLanguage } from '../language/language.ts';

interface ChangeProps {
	/** Positive is better; null is unknown. */
	readonly value: number | null;
	readonly format: (value: number) => string;
	/** Whether chance seldom causes as much; unknown by default. */
	readonly isBeyondUsual?: boolean | null;
}

/** A difference, by sign and for screen readers in words; colored only if it is beyond the usual. */
export function Change({ format, isBeyondUsual = null, value }: ChangeProps) {
	const texts = useLanguage().texts.ui.change;
	const by = value === null ? null : format(Math.abs(value));
	// A difference that rounds to zero has no direction.
	const isNone = by !== null && !/[1-9]/.test(by);
	const [kind, sign, meaning] =
		value === null || by === null
			? (['unknown', '–', texts.unknown] as const)
			: isNone
				? (['unchanged', '0', texts.unchanged] as const)
				: value > 0
					? (['better', `▲ ${by}`, texts.better({ by })] as const)
					: (['worse', `▼ ${by}`, texts.worse({ by })] as const);
	const isMoved = kind === 'better' || kind === 'worse';
	const said = isMoved && isBeyondUsual === false ? texts.usual({ change: meaning }) : meaning;
	return (
		<span class={`change ${kind}${isBeyondUsual === true ? ' beyond' : ''}`} title={said}>
			<span aria-hidden="true">{sign}</span>
			<span class="spoken">{said}</span>
		</span>
	);
}
