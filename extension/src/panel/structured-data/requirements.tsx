import { type DescribedItem, sourceName } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';

type Check = DescribedItem['checks'][number];

/** Google's requirements of an item for a rich result. */
export function Requirements({ check }: { readonly check: Check }) {
	const texts = useLanguage().texts.search.data;
	return (
		<div class="requirements">
			<p>
				{texts.asks({ type: check.type })}{' '}
				<a href={check.source} target="_blank" rel="noreferrer" dir="ltr">
					{sourceName(check.source)}
				</a>
			</p>
			<Properties name={texts.required} properties={check.required} tone="bad" />
			<Properties name={texts.recommended} properties={check.recommended} tone="quiet" />
		</div>
	);
}

const marks = {
	there: { sign: '✓', tone: 'good' },
	missing: { sign: '–', tone: 'quiet' },
	unknown: { sign: '?', tone: 'quiet' },
	unreadable: { sign: '~', tone: 'warn' },
} as const;

interface PropertiesProps {
	readonly name: string;
	readonly properties: Check['required'];
	/** Tone for missing properties. */
	readonly tone: 'bad' | 'quiet';
}

function Properties({ name, properties, tone }: PropertiesProps) {
	const texts = useLanguage().texts.search.data;
	if (properties.length === 0) return null;
	return (
		<ul class="checks" aria-label={name}>
			{properties.map((property) => (
				<li key={property.name}>
					<span
						class={`dot ${property.state === 'missing' ? tone : marks[property.state].tone}`}
						aria-hidden="true"
					>
						{marks[property.state].sign}
					</span>
					<span>
						<bdi>{property.name}</bdi>{' '}
						<small>
							{name}, {texts.states[property.state]}
						</small>
					</span>
				</li>
			))}
		</ul>
	);
}
