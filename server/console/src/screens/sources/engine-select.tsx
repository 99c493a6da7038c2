import { engineName } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';

interface EngineSelectProps {
	readonly value: string;
	/** Besides the common ones. */
	readonly others?: readonly string[];
	readonly onChange: (engine: string) => void;
}

/** Which search engine and country the figures are of. */
export function EngineSelect({ value, others = [], onChange }: EngineSelectProps) {
	const { texts, locale } = useLanguage();
	return (
		<label>
			<span>{texts.engine}</span>
			<select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
				{[...new Set([...others, ...commonEngines])].map((key) => (
					<option key={key} value={key}>
						{key === 'google'
							? texts.sources.worldwide
							: engineName(key, { locale, devices: texts.devices })}
					</option>
				))}
			</select>
		</label>
	);
}

/** Countries with most searches; the command line connects any other. */
export const commonEngines = [
	'google',
	'google_us',
	'google_gb',
	'google_ca',
	'google_au',
	'google_in',
	'google_de',
	'google_fr',
	'google_es',
	'google_it',
	'google_nl',
	'google_br',
	'google_mx',
	'google_jp',
	'google_kr',
] as const;
