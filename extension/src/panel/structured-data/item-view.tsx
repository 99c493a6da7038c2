import type { DescribedItem, DescribedValue } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { textsFor as dataTextsFor } from '../../texts/structured-data/texts.generated.ts';
import { BlockTools } from './block-tools.tsx';
import { Requirements } from './requirements.tsx';

interface ItemViewProps {
	readonly item: DescribedItem;
	readonly isOpen: boolean;
	/** It is not inside a different item. */
	readonly isTopLevel?: boolean;
}

/** One item with its properties; nested items are shown inside. */
export function ItemView({ isOpen, isTopLevel = false, item }: ItemViewProps) {
	const texts = dataTextsFor(useLanguage().locale);
	const missing = missingIn(item);
	return (
		<details class="item" open={isOpen}>
			<summary>
				{item.checks.length > 0 && <StateMark state={missing > 0 ? 'look' : 'right'} isSaid />}{' '}
				<b>
					<bdi>{item.type}</bdi>
				</b>{' '}
				<small>
					{texts.syntaxes[item.syntax]}
					{item.checks.length > 0 &&
						` · ${missing > 0 ? texts.incomplete({ count: missing }) : texts.complete}`}
				</small>
			</summary>
			{item.id && (
				<p class="row-address" dir="ltr">
					{item.id}
				</p>
			)}
			{item.checks.map((check) => (
				<Requirements key={check.type} check={check} />
			))}
			<dl class="properties">
				{item.properties.map(({ name, values }) => (
					<div key={name}>
						<dt>
							<bdi>{name}</bdi>
						</dt>
						{values.slice(0, maxValues).map((value, index) => (
							<dd key={index}>
								<ValueView value={value} />
							</dd>
						))}
						{values.length > maxValues && <MoreValues count={values.length - maxValues} />}
					</div>
				))}
			</dl>
			{isTopLevel && item.syntax === 'json_ld' && <BlockTools node={item.node} />}
		</details>
	);
}

/** How many of the properties that Google requires of an item and of those inside it are missing. */
const missingIn = ({ checks, properties }: DescribedItem): number =>
	checks
		.flatMap(({ required }) => required)
		.filter(({ state }) => state !== 'there' && state !== 'unknown').length +
	properties
		.flatMap(({ values }) => values)
		.reduce((sum, value) => sum + (value.kind === 'item' ? missingIn(value.item) : 0), 0);

/** The most values shown of one property; a list of a thousand offers says nothing more. */
const maxValues = 20;

function MoreValues({ count }: { readonly count: number }) {
	const { texts } = useLanguage();
	return <dd>{texts.andMore({ count })}</dd>;
}

const longest = 300;

function ValueView({ value }: { readonly value: DescribedValue }) {
	const texts = dataTextsFor(useLanguage().locale);
	if (value.kind === 'item') return <ItemView item={value.item} isOpen={false} />;
	if (value.kind === 'elsewhere') {
		return (
			<em>
				{texts.elsewhere} <bdi>{value.label}</bdi>
			</em>
		);
	}
	const { text } = value;
	return <bdi>{text.length > longest ? `${text.slice(0, longest)}…` : text}</bdi>;
}
