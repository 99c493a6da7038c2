/**
 * ISO 3166-1: each two-letter code with its three-letter code, which Search Console uses.
 * As Debian’s iso-codes 4.15 lists them.
 */
const codes = `
	adand aeare afafg agatg aiaia alalb amarm aoago aqata ararg asasm ataut auaus awabw
	axala azaze babih bbbrb bdbgd bebel bfbfa bgbgr bhbhr bibdi bjben blblm bmbmu bnbrn
	bobol bqbes brbra bsbhs btbtn bvbvt bwbwa byblr bzblz cacan cccck cdcod cfcaf cgcog
	chche ciciv ckcok clchl cmcmr cnchn cocol crcri cucub cvcpv cwcuw cxcxr cycyp czcze
	dedeu djdji dkdnk dmdma dodom dzdza ececu eeest egegy ehesh ereri esesp eteth fifin
	fjfji fkflk fmfsm fofro frfra gagab gbgbr gdgrd gegeo gfguf ggggy ghgha gigib glgrl
	gmgmb gngin gpglp gqgnq grgrc gssgs gtgtm gugum gwgnb gyguy hkhkg hmhmd hnhnd hrhrv
	hthti huhun ididn ieirl ilisr imimn inind ioiot iqirq irirn isisl itita jejey jmjam
	jojor jpjpn keken kgkgz khkhm kikir kmcom knkna kpprk krkor kwkwt kycym kzkaz lalao
	lblbn lclca lilie lklka lrlbr lslso ltltu lulux lvlva lylby mamar mcmco mdmda memne
	mfmaf mgmdg mhmhl mkmkd mlmli mmmmr mnmng momac mpmnp mqmtq mrmrt msmsr mtmlt mumus
	mvmdv mwmwi mxmex mymys mzmoz nanam ncncl nener nfnfk ngnga ninic nlnld nonor npnpl
	nrnru nuniu nznzl omomn papan peper pfpyf pgpng phphl pkpak plpol pmspm pnpcn prpri
	pspse ptprt pwplw pypry qaqat rereu rorou rssrb rurus rwrwa sasau sbslb scsyc sdsdn
	seswe sgsgp shshn sisvn sjsjm sksvk slsle smsmr snsen sosom srsur ssssd ststp svslv
	sxsxm sysyr szswz tctca tdtcd tfatf tgtgo ththa tjtjk tktkl tltls tmtkm tntun toton
	trtur tttto tvtuv twtwn tztza uaukr uguga umumi ususa uyury uzuzb vavat vcvct veven
	vgvgb vivir vnvnm vuvut wfwlf wswsm yeyem ytmyt zazaf zmzmb zwzwe
`;

const pairs = codes
	.trim()
	.split(/\s+/)
	.map((pair) => [pair.slice(0, 2), pair.slice(2)] as const);

const threeLetters: ReadonlyMap<string, string> = new Map(pairs);

// Kosovo has no code of ISO; this one is in CLDR.
const twoLetters: ReadonlyMap<string, string> = new Map([
	...pairs.map(([two, three]) => [three, two] as const),
	['xkk', 'xk'],
]);

/** “usa” → “us”; null for an unknown country. */
export function twoLetterCountry(threeLetters: string): string | null {
	return twoLetters.get(threeLetters) ?? null;
}

/** “us” → “usa”; null for an unknown country. */
export function threeLetterCountry(twoLetters: string): string | null {
	return threeLetters.get(twoLetters) ?? null;
}
