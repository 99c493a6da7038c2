import { defineRule } from '../../../audit/rule.ts';
import { isFailedDatum } from '../../../values/failed-datum.ts';
import { groupItems } from '../types/item-groups.ts';
import { asFound, type NamedValue, valuesOf, words } from './item-values.ts';

const known: Readonly<Record<string, string>> = {
	availability:
		'BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut',
	itemCondition: 'DamagedCondition NewCondition RefurbishedCondition UsedCondition',
	returnPolicyCategory:
		'MerchantReturnFiniteReturnWindow MerchantReturnNotPermitted MerchantReturnUnlimitedWindow MerchantReturnUnspecified',
	eventStatus: 'EventCancelled EventMovedOnline EventPostponed EventRescheduled EventScheduled',
	eventAttendanceMode:
		'MixedEventAttendanceMode OfflineEventAttendanceMode OnlineEventAttendanceMode',
};
const currencies = words('priceCurrency currency salaryCurrency');
const listed = new Set(Object.keys(known));

export const structuredDataValuesAreKnown = defineRule({
	name: 'structured_data_values_are_known',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
		says: 'Availability and condition take a value from a list of schema.org; currencies are three-letter codes of ISO 4217.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Values in structured data come from the schema.org lists',
	why: 'Search engines ignore a value that is not in the list, so “in stock” says nothing and a price in “€” has no currency.',
	fix: 'Write https://schema.org/InStock instead of words, and EUR, USD or JPY instead of a currency sign.',
	messages: {
		value: '{item}: “{value}” is not a value of “{property}”; allowed are {known}',
		currency: '{item}: “{property}” is “{value}”, which is not a three-letter currency code',
	},
	many: '{count} values in structured data are not in the schema.org lists',
	evaluate({ items }, found) {
		const fromLists = valuesOf(items, listed).filter(isFilledIn);
		const money = valuesOf(items, currencies).filter(isFilledIn);
		if (fromLists.length + money.length === 0) return 'not_applicable';
		const unknown = fromLists.filter((value) => !isKnown(value));
		for (const { label, nodes, property, value } of groupItems(unknown.map(asFound))) {
			const list = (known[property] ?? '').replaceAll(' ', ', ');
			found.value({ item: label, property, value, known: list }, ...nodes);
		}
		const noCodes = money.filter(({ value }) => !/^[A-Z]{3}$/i.test(value.text));
		for (const { label, nodes, property, value } of groupItems(noCodes.map(asFound))) {
			found.currency({ item: label, property, value }, ...nodes);
		}
	},
});

/** Placeholders are reported as such. */
const isFilledIn = ({ property, value }: NamedValue) => !isFailedDatum(property, value.text);

/** Google also accepts the last part of the URL alone, in any case. */
function isKnown({ property, value }: NamedValue): boolean {
	const [name = ''] = value.text.split(/[/#]/).slice(-1);
	return (known[property] ?? '').toLowerCase().split(' ').includes(name.toLowerCase());
}
