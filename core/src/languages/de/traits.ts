import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '', typedAs: { ä: 'ae', ö: 'oe', ü: 'ue' } },
	compounds: { linkingLetters: 's es n en e er ns', droppedEndings: 'e en' },
	near: 'af nl',
	readingLimits: { sentence: 20 },
	ordinalDots: true,
};

export const functionWords = `
der die das den dem des ein eine einen einem einer eines und oder aber denn doch sondern
wenn als ob dass weil da wie wo was wer wen wem wann warum welche welcher welches in im an
am auf aus bei beim bis durch für gegen ohne um mit nach seit von vom vor zu zum zur über
unter zwischen hinter neben während wegen ist sind war waren bin bist sein seine seiner
seinen hat haben habe hatte hatten wird werden wurde wurden worden kann können muss müssen
soll sollte darf dürfen will nicht kein keine keinen nur auch noch schon so sehr mehr dann
hier dort ich du er sie es wir ihr mich dich sich uns euch ihn ihm ihnen mein dein unser
euer dieser diese dieses diesen diesem jeder jede jedes alle allem man damit dabei dazu etwa
via per
`;
