import './change.css';
import { useLanguage } from '../language/language.ts';

interface ChangeProps {
	/** Positive is better; null is unknown. */
	readonly value: number | null;
	readonly format: (value: number) => string;
}

/** A difference, by sign, color and for screen readers in words. */
export function Change({ format, value }: ChangeProps) {
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
	return (
		<span class={`change ${kind}`} title={meaning}>
			<span aria-hidden="true">{sign}</span>
			<span class="spoken">{meaning}</span>
		</span>
	);
}
