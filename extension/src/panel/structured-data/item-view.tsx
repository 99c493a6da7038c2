import type { DescribedItem, DescribedValue } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { Requirements } from './requirements.tsx';

interface ItemViewProps {
	readonly item: DescribedItem;
	readonly isOpen: boolean;
}

/** One item with its properties; nested items are shown inside. */
export function ItemView({ item, isOpen }: ItemViewProps) {
	const texts = useLanguage().texts.search.data;
	const missing = item.checks
		.flatMap(({ required }) => required)
		.filter(({ state }) => state !== 'there' && state !== 'unknown').length;
	return (
		<details class="item" open={isOpen}>
			<summary>
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
		</details>
	);
}

/** The most values shown of one property; a list of a thousand offers says nothing more. */
const maxValues = 20;

function MoreValues({ count }: { readonly count: number }) {
	const { texts } = useLanguage();
	return <dd>{texts.andMore({ count })}</dd>;
}

const longest = 300;

function ValueView({ value }: { readonly value: DescribedValue }) {
	const texts = useLanguage().texts.search.data;
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
