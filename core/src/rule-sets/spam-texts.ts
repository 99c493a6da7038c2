/**
 * Products that hackers advertise with links on other people’s sites, in languages with spaces
 * between words.
 */
const words =
	/(?<![\p{L}\p{M}])(?:viagra|cialis|levitra|kamagra|tadalafil|sildenafil|(?:online|live|crypto|best) casinos?|casino (?:online|bonus|en ligne|sites?)|online slots?|slot (?:gacor|online|88|deposit)|situs (?:slot|judi|poker)|judi (?:online|bola|slot)|togel|bandar (?:togel|judi)|bahis siteleri|deneme bonusu|ca[çc]ak bahis|escort bayan|payday loans?|replica (?:watch(?:es)?|bags?|rolex)|fake rolex|(?:louis vuitton|ugg|jordan|michael kors|moncler) (?:outlet|replica|cheap|pas cher)|essay writing service|виагра|сиалис|онлайн казино|казино онлайн|ставки на спорт|эскорт услуги|nhà cái|cá cược|เว็บพนัน|สล็อต(?:เว็บตรง|ออนไลน์)?|บาคาร่า)(?![\p{L}\p{M}])/iu;

/** The same products in languages without spaces. */
const unparted =
	/スーパーコピー|ブランドコピー|コピー(?:時計|財布|品)|偽物ブランド|オンラインカジノ|バイアグラ|온라인카지노|카지노사이트|바카라|토토사이트|먹튀|비아그라|百家乐|百家樂|澳门赌场|澳門賭場|在线赌场|线上娱乐城|線上娛樂城|博彩|สล็อตเว็บตรง|เว็บพนัน/u;

export const isSpamText = (text: string) => words.test(text) || unparted.test(text);
