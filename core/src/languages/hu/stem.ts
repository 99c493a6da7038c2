const vowel = '[aáeéiíoóöőuúüű]';

/** Cases; -val and -vel double the consonant before them. */
const caseEnding = new RegExp(
	`(?:(?<=..)([bdfghjklmnprstz])\\1[ae]l|(?<=...)(?:[bn][ae]n|[bt][óő]l|r[óő]l|n[áé]l|n[ae]k|h[oeö]z|v[ae]l|ként|kor|ért|ig|b[ae]|r[ae]|[oeö]n|(?<=${vowel})n|[aáoeéö]t|(?<=${vowel}|(?<!budape)[lrnszjy])t))$`,
);
const plural = /(?<=...)[aeoöáé]?k$/;
const possessive =
	/(?<=...)(?:j?[ae]i?|[áé]i|j?[ae]i(?:nk|m|d|k|tok|tek)|[uü]nk|[oeöá]d|[oeöáé]m)$/;

/** “madarak” of “madár”, “tükrök” of “tükör”, “kutyák” of “kutya”. */
export function stem(folded: string): string {
	return folded
		.replace(caseEnding, '$1')
		.replace(possessive, '')
		.replace(plural, '')
		.replace(plural, '')
		.replace(/(?<=...)[aeáé]$/, '')
		.replace(fleetingVowel, '$1$2')
		.replace(shortened, (noun) => noun.replace(/[áéíúű]/, (long) => short[long]!));
}

/** “tükör” and “tükrök”, “étterem” and “éttermek”. */
const fleetingVowel =
	/((?:^|[^a])(?:tük|bok|gyom|ep|ök|szob|göd)|tor|ter|ál|kör|hatal|jutal|maj|mal|szir|dol|sar|köly|ret|ik)[eoö]([rnymlgk]{1,2})$/;
/** Nouns whose vowel becomes short before endings; “kár” is not one, unlike “madár”. */
const shortened =
	/(?:kéz|enyér|madár|levél|nyár|tél|út|víz|tűz|nyúl|szél|egér|gyökér|szamár|bogár|pohár|kosár|sugár|fonál|kanál|fazék|derék|kerék|fedél|tehén|szekér|veréb|hét|név|jég|légy|réz|rúd|cserép|közép)$/;
const short: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ú: 'u', ű: 'ü' };
