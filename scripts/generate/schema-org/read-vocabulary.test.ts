import { describe, expect, test } from 'vitest';
import { ancestorsOf, readVocabulary } from './read-vocabulary.ts';

const vocabulary = readVocabulary(`
interface ThingBase extends Partial<IdReference> {
    /** The name of the item. */
    "name"?: SchemaValue<Text, "name">;
}
export type Thing = ThingLeaf | Organization | Place;
export interface BakeryLeaf extends ThingBase {
    "@type": "Bakery";
}
export type Bakery = BakeryLeaf | string;
export type Role<TContent = never> = RoleLeaf<TContent> | LinkRole<TContent>;
export type Shop = ShopLeaf | Bakery | string;
export type Organization = OrganizationLeaf | Shop | string;
export type Place = PlaceLeaf | Shop | string;
`);

describe('readVocabulary', () => {
	test('reads the parents of each type', () => {
		expect(vocabulary.parents.get('Bakery')).toEqual(['Shop']);
		expect(vocabulary.parents.get('Shop')).toEqual(['Organization', 'Place']);
	});

	test('reads properties and leaves keywords out', () => {
		expect([...vocabulary.properties]).toEqual(['name']);
	});
});

test('ancestorsOf follows every parent', () => {
	expect([...ancestorsOf('Bakery', vocabulary)]).toEqual([
		'Shop',
		'Organization',
		'Place',
		'Thing',
	]);
});
