import { type DescribedItem, sourceName } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { textsFor as dataTextsFor } from '../../texts/structured-data/texts.generated.ts';

type Check = DescribedItem['checks'][number];

/** Google's requirements of an item for a rich result. */
export function Requirements({ check }: { readonly check: Check }) {
	const texts = dataTextsFor(useLanguage().locale);
	return (
		<div class="requirements">
			<p>
				{texts.asks({ type: check.type })}{' '}
				<a href={check.source} target="_blank" rel="noreferrer" dir="ltr">
					{sourceName(check.source)}
				</a>
			</p>
			<Properties name={texts.required} properties={check.required} missing="wrong" />
			<Properties
				name={texts.recommended}
				properties={check.recommended}
				missing="not_applicable"
			/>
		</div>
	);
}

const marks = {
	there: 'right',
	missing: 'not_applicable',
	unknown: 'unknown',
	unreadable: 'look',
} as const;

interface PropertiesProps {
	readonly name: string;
	readonly properties: Check['required'];
	/** The mark of missing properties. */
	readonly missing: 'wrong' | 'not_applicable';
}

function Properties({ missing, name, properties }: PropertiesProps) {
	const texts = dataTextsFor(useLanguage().locale);
	if (properties.length === 0) return null;
	return (
		<ul class="checks" aria-label={name}>
			{properties.map((property) => (
				<li key={property.name}>
					<StateMark
						state={property.state === 'missing' ? missing : marks[property.state]}
						isSaid
					/>
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
