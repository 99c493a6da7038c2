import type { Random } from './random.ts';

const subjects =
	'the starter|the dough|a warm kitchen|the oven|the baker|every loaf|the crust|fresh flour|a slow rise|the morning bake|our oldest recipe|the water'.split(
		'|',
	);
const verbs =
	'needs|changes|carries|shows|repays|softens|keeps|follows|asks for|answers|remembers|takes'.split(
		'|',
	);
const objects =
	'more patience than strength|the taste of the season|what the hands have learned|a little salt|the heat of the stone|time and a quiet corner|an even crumb|the smell of yoghurt and malt|the care it was given|a second fold after the first hour|nothing but flour and water|the weather outside'.split(
		'|',
	);
const endings =
	'and that is enough|before anybody is awake|as long as the room stays warm|even on a cold day|which few recipes mention|because the yeast is alive|so do not hurry it|and the knife will tell'.split(
		'|',
	);

const japaneseSubjects = 'パン種|生地|台所|オーブン|焼き手|皮|小麦粉|水|朝の一本|古い作り方'.split(
	'|',
);
const japaneseEndings =
	'はゆっくりと育ちます|には時間が必要です|は季節によって変わります|を焦らずに待ちましょう|の香りが変わったら準備ができています|は手の温度でも違ってきます|を大切に扱うと長く楽しめます|には少しの塩が欠かせません'.split(
		'|',
	);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function sentence(random: Random): string {
	const { pick } = random;
	const start = `${capital(pick(subjects))} ${pick(verbs)} ${pick(objects)}`;
	return `${start}${random.below(2) ? `, ${pick(endings)}` : ''}.`;
}

export const paragraph = (random: Random) =>
	Array.from({ length: 3 + random.below(4) }, () => sentence(random)).join(' ');

export const heading = ({ pick }: Random) => `${capital(pick(subjects))} and ${pick(objects)}`;

export const japaneseSentence = ({ pick }: Random) =>
	`${pick(japaneseSubjects)}${pick(japaneseEndings)}。`;

export const japaneseParagraph = (random: Random) =>
	Array.from({ length: 3 + random.below(4) }, () => japaneseSentence(random)).join('');
