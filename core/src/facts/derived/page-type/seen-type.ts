import type { TextBlock } from '../../collected/body/text-blocks.ts';
import { isDateline } from './dateline.ts';
import { type PageSigns, pageSigns } from './page-signs.ts';
import type { PageType } from './page-type.fact.ts';

/** The type that the content of a page shows. */
export interface SeenType {
	readonly type: PageType;
	/** Such as `price`, `buy`, `ingredients`. */
	readonly signs: readonly string[];
	/** Prose with a headline does not outweigh it. */
	readonly isSure: boolean;
}

/** The type that labels and figures around the headline show; null if they show none. */
export function seenType(blocks: readonly TextBlock[], title: string): SeenType | null {
	const signs = pageSigns(blocks, title);
	return (
		thing(signs) ?? job(signs) ?? listing(signs) ?? event(signs) ?? forum(signs) ?? software(signs)
	);
}

/**
 * Shops list the ingredients of food and cosmetics, and how to use them, but do not measure both;
 * cooking sites sell pans beside a recipe.
 */
function thing(page: PageSigns): SeenType | null {
	const sold = product(page);
	const cooked = recipe(page);
	if (!sold || !cooked) return cooked ?? sold;
	const has = (sign: string) => cooked.signs.includes(sign);
	return has('quantities') && (has('steps') || !sold.isSure) ? cooked : sold;
}

function recipe({ at }: PageSigns): SeenType | null {
	const { ingredients, quantity, servings, steps } = at;
	// Shops offer sizes, such as 50 ml and 100 ml, which are amounts of nothing else.
	const amounts = steps.length > 0 ? [...quantity, ...at.size] : quantity;
	const isMeasured = amounts.length >= fewestQuantities;
	const isRecipe = isMeasured
		? ingredients.length + steps.length > 0 ||
			(servings.length > 0 && amounts.length >= manyQuantities)
		: ingredients.length > 0 && steps.length > 0;
	if (!isRecipe) return null;
	const signs = [
		...(ingredients.length > 0 ? ['ingredients'] : []),
		...(steps.length > 0 ? ['steps'] : []),
		...(servings.length > 0 ? ['servings'] : []),
		...(isMeasured ? ['quantities'] : []),
	];
	return signs.length > 1 ? { type: 'recipe', signs, isSure: true } : null;
}

const fewestQuantities = 3;
const manyQuantities = 6;

/** Distances from the headline in blocks: to the end of an offer, to its price, and to a price beyond doubt. */
const blocksOfOffer = 140;
const blocksToPrice = 60;
const blocksToOwnPrice = 8;
const blocksAbove = 12;

function product({ at, headline }: PageSigns): SeenType | null {
	if (headline < 0) return null;
	const list = listAfter(headline, at.card);
	const cards = new Set(at.card);
	const within = (most: number) => (place: number) =>
		place > headline - blocksAbove && place < headline + most;
	const isAtTop = (place: number) => place >= headline && place <= headline + blocksToOwnPrice;
	const prices = at.price.filter((place) =>
		isAtTop(place) ? !list.includes(place) : within(blocksToPrice)(place) && !cards.has(place),
	);
	const buys = at.buy.filter(within(blocksOfOffer));
	const offers = at.offer.filter(within(blocksOfOffer));
	// A list begins with its first entry; a single product is above those beside it.
	const isAbove = (place: number) => place < (list[0] ?? Number.POSITIVE_INFINITY) - blocksOfEntry;
	const isAlone =
		[...prices, ...buys].some(isAbove) || offers.filter(isAbove).length >= fewestAbove;
	if (!isAlone || alternate(prices, buys) >= fewestPairs) return null;
	const signs = [
		...(prices.length > 0 ? ['price'] : []),
		...(buys.length > 0 ? ['buy'] : []),
		...(offers.length >= (prices.some(isAtTop) ? fewestBelowPrice : fewestOffers) ? ['offer'] : []),
	];
	return signs.length > 1
		? {
				type: 'product',
				signs,
				isSure: buys.length > 0 || offers.length >= manyOffers,
			}
		: null;
}

const fewestOffers = 3;
const manyOffers = 5;
const fewestBelowPrice = 2;
const fewestAbove = 2;
const fewestPairs = 3;
const blocksOfEntry = 1;

/** The first run of entries with a name and a price below the headline; otherwise empty. */
function listAfter(headline: number, cards: readonly number[]): readonly number[] {
	let run: number[] = [];
	for (const place of cards) {
		if (place <= headline) continue;
		if (place - (run.at(-1) ?? place) > blocksBetween) {
			if (run.length >= fewestEntries) return run;
			run = [];
		}
		run.push(place);
	}
	return run.length >= fewestEntries ? run : [];
}

const blocksBetween = 14;
const fewestEntries = 4;

/** How many buttons have a price of their own before them. */
const alternate = (prices: readonly number[], buys: readonly number[]): number =>
	buys.filter((buy, n) => prices.some((place) => place > (buys[n - 1] ?? -1) && place < buy))
		.length;

const listing = ({ at, headline }: PageSigns): SeenType | null =>
	listAfter(headline, at.card).length > 0
		? { type: 'listing', signs: ['entries'], isSure: false }
		: null;

function job({ at }: PageSigns): SeenType | null {
	const isOne = at.apply.length > 0 && at.apply.length <= mostApply;
	return isOne && at.duties.length >= fewestDuties
		? { type: 'job', signs: ['apply', 'duties'], isSure: true }
		: null;
}

/** A list of jobs has a button for each. */
const mostApply = 4;
const fewestDuties = 2;

function event({ at, headline, top }: PageSigns): SeenType | null {
	const near = at.tickets.filter((place) => Math.abs(place - headline) < blocksToPrice);
	if (near.length === 0 || at.venue.length === 0) return null;
	return top.some(({ text }) => isDateline(text))
		? { type: 'event', signs: ['date', 'tickets', 'venue'], isSure: false }
		: null;
}

function forum({ at }: PageSigns): SeenType | null {
	if (at.reply.length >= fewestReplies) return { type: 'forum', signs: ['replies'], isSure: false };
	return at.answers.length >= fewestAnswers
		? { type: 'forum', signs: ['answers'], isSure: false }
		: null;
}

const fewestReplies = 6;
const fewestAnswers = 3;

const software = ({ at }: PageSigns): SeenType | null =>
	at.download.length > 0 && at.system.length >= fewestSystem
		? { type: 'software', signs: ['download', 'system'], isSure: false }
		: null;

const fewestSystem = 3;
