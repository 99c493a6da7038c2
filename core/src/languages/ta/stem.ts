/**
 * Number and case of nouns. The stemmer of `@orama/stemmers` removes far too much: it leaves மரு
 * (wart) of மருத்துவர் (doctor), and கல் (stone) of கல்வி (education).
 */
export function stem(folded: string): string {
	return withoutEnd(singular(nominative(folded.replace(linkingConsonant, ''))));
}

/** The next word’s first consonant, doubled onto the end: “புத்தகத்தைப் படி”. */
const linkingConsonant = /(?<=[ைுி])[கசதப]்$/;

const caseEnding = /(?<=..)(?:ிலிருந்து|ிலுள்ள|ில்|ினால்|ின்|ிற்கான|ிற்கு|ுக்கான|ுக்கு|ுடைய|ுடன்|ோடு|ால்)$/;
/** Joined directly after a vowel: பள்ளிக்கு. */
const dative = /(?<=..[ிீைேெ])க்(?:கான|கு)$/;
/**
 * Many words end in ை (விலை), so it is a case ending only after letters that nothing but an ending
 * follows.
 */
const accusative = /(?<=..த்த|..ட்ட|..ற்ற|கள|[ிீைேெ]ய|[ூாோ]வ|ுவ|^உணவ|....[ரலனண])ை$/;
/** Separates the vowel of a word from that of its ending: பள்ளி-ய்-இல், விழா-வ்-இல். */
const glide = /(?<=[ிீைேெ])ய$|(?<=[ூாோ])வ$/;

function nominative(word: string): string {
	const bare = word.replace(dative, '').replace(caseEnding, '').replace(glide, '');
	return bare.replace(accusative, '').replace(glide, '');
}

/** சொற்கள் of சொல், பொருட்கள் of பொருள். */
const singular = (word: string) =>
	word
		.replace(/(?<=..)(?:க்)?கள்?$/, '')
		.replace(/(?<=நா|பொரு)ட்$/, 'ள்')
		.replace(/(?<=^சொ|^க|^ப)ற்$/, 'ல்');

/** மரம், மரங்(கள்), மரத்(தை); வீடு, வீட்(டில்); கல், கல்(லில்). */
const withoutEnd = (word: string) =>
	word
		.replace(/(?<=..)(?:ங்|த்து?|த்த)$/, 'ம்')
		.replace(/(?<=.)(?:ட்டு?)$/, 'டு')
		.replace(/(?<=.)(?:ற்று?)$/, 'று')
		.replace(/(?<=..)[ு்]$/, '')
		.replace(/([லளணனய])்\1$/, '$1');
