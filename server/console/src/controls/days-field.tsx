import { useLanguage } from '../language/language.ts';

interface DaysFieldProps {
	readonly days: string;
	readonly onChange: (days: string) => void;
}

/** The days until a link ends. */
export function DaysField({ days, onChange }: DaysFieldProps) {
	const { share } = useLanguage().texts;
	return (
		<label>
			<span>{share.days}</span>
			<input
				type="number"
				min="1"
				max="365"
				required
				value={days}
				onInput={({ currentTarget }) => onChange(currentTarget.value)}
			/>
		</label>
	);
}
