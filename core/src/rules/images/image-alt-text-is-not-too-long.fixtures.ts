import { fixturesFor } from '../fixture.ts';
import { imageAltTextIsNotTooLong } from './image-alt-text-is-not-too-long.rule.ts';

const image = (alt: string) => ({
	footer: `<footer><p><img src="/rye.jpg" alt="${alt}"></p></footer>`,
});
const long =
	'A loaf of rye bread lies on a wooden board beside a knife with a red handle; behind it stand a jar of starter, a bag of flour and a bowl in which the next dough rests under a damp cloth, while morning light falls through a small window onto crumbs and seeds all around.';

export const fixtures = fixturesFor(imageAltTextIsNotTooLong, {
	good: {
		'a sentence': image('A loaf of rye bread on a wooden board'),
		'two long sentences': image(long.slice(0, 240)),
	},
	bad: {
		'a whole story': { ...image(long), finds: [['long', { count: long.length }]] },
		'a whole story in Japanese': {
			...image(
				'木の板の上にライ麦パンが置かれ、そばに赤い柄のナイフがあります。奥には酵母の瓶と粉の袋、濡れた布をかけた生地の鉢が並び、小さな窓から差す朝の光が、散らばるパンくずと種を照らしています。棚には古い型が積まれ、壁の時計は六時を指し、店先では最初の客が静かに待っています。',
			),
			finds: [['long']],
		},
	},
	unjudged: { 'no alt texts': { main: '<p>Bread.</p>', status: 'not_applicable' } },
});
