/** Signs and codes of currencies, before or after the digits. */
const currencies =
	'US\\$|C\\$|A\\$|R\\$|[$€£¥₩₹₽₺₴₫฿₪₱]|EUR|USD|GBP|CHF|AUD|CAD|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|INR|Rs\\.?|kr\\.?|zł|Kč|Ft|lei|лв\\.?|руб\\.?|грн\\.?|тг\\.?|р\\.|TL|円|元|원|บาท|ريال|درهم|د\\.إ|تومان|đ|Rp\\.?|ر\\.س|ج\\.م|ARS|MXN|BRL|COP|CLP|PEN|SAR|AED|QAR|KWD|EGP|ZAR|NZD|HKD|SGD|JPY|CNY|RMB|TWD|NT\\$|HK\\$|S\\$|KRW|KZT|UAH|RUB|THB|IDR|MYR|PHP|VND|ILS|BGN|RSD|ISK|NGN|KES';
const price = new RegExp(
	`(?:${currencies})\\s?\\d|\\d[\\d.,\\s]*(?:-\\s?|,-\\s?)?(?:${currencies})(?![\\p{L}\\d])`,
	'iu',
);

/** Units of ingredients. */
const units =
	'kg|g|gr|gm|grams?|mg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|pints?|quarts?|cups?|tbsps?|tbs|tsps?|tablespoons?|teaspoons?|cloves?|cans?|pinch|sticks?|slices?|el|tl|esslöffel|teelöffel|stk|stück|pck|päckchen|prise|zehen?|bund|dose|cuillères?|cuill|c\\.\\s?à|gousses?|sachets?|pincées?|cdas?|cditas?|cucharadas?|cucharaditas?|tazas?|dientes?|cucchiai|cucchiaino|cucchiaini|spicchi|bicchiere|colheres|colher|xícaras?|dentes?|eetlepels?|theelepels?|teentjes?|łyżk\\p{L}*|łyżecz\\p{L}*|szklank\\p{L}*|sztuk\\p{L}*|ząbk\\p{L}*|lžic\\p{L}*|lžičk\\p{L}*|lyžic\\p{L}*|ks|dkg|dag|žlic\\p{L}*|evőkanál|teáskanál|linguri\\p{L}*|căni|ст\\.?\\s?л|ч\\.?\\s?л|с\\.\\s?л|гр?|кг|мл|л|шт|стакан\\p{L}*|зубчик\\p{L}*|щепотк\\p{L}*|ч\\.?\\s?ч|бр|скилидк\\p{L}*|su\\sbardağı|yemek\\skaşığı|çay\\skaşığı|tatlı\\skaşığı|adet|κ\\.σ|κ\\.γ|γρ|κουταλ\\p{L}*|φλιτζάν\\p{L}*|msk|tsk|krm|spsk|spsk\\.|tsk\\.|ss|ts|rkl|klyft\\p{L}*|fed|sl|supilusikat\\p{L}*|克|毫升|公克|大匙|小匙|茶匙|汤匙|个|個|グラム|カップ|枚|本|片|큰술|작은술|컵|개|ملعقة|كوب|ملاعق|غرام|جرام|כפות|כפיות|כוס|גרם|قاشق|پیمانه|گرم|फोर्क|चम्मच|कप|ช้อนโต๊ะ|ช้อนชา|ถ้วย|กรัม|muỗng|gam|sdm|sdt|siung|butir|gram';
const amount = '(?:\\d+(?:[.,/⁄]\\d+)?(?:\\s?[-–—]\\s?\\d+)?\\s?[¼½¾⅓⅔⅛]?|[¼½¾⅓⅔⅛])';
const quantityFirst = new RegExp(
	`^[^\\p{L}\\p{N}¼½¾⅓⅔⅛]{0,4}${amount}\\s?(?:\\d/\\d\\s?)?(?:${units})(?![\\p{L}])`,
	'iu',
);
const quantityLast = new RegExp(`(?:^|[\\s:：–—(])${amount}\\s?(?:${units})\\)?$`, 'iu');
const japaneseSpoons = /(?:大さじ|小さじ)\s?\d/;
/** Enough for an amount and its unit: looking for both in a whole line takes long. */
const longestAmount = 40;

const longestPrice = 80;
const longestQuantity = 100;
const digit = /[\d¼½¾⅓⅔⅛]/;

/** Most lines have none, and looking for units in them takes long. */
export const hasFigure = (text: string): boolean => digit.test(text);

/** A short text with an amount of money. */
export const isPrice = (text: string): boolean => text.length <= longestPrice && price.test(text);

/** A line of ingredients: an amount with a unit at its beginning or end. */
export const isQuantity = (text: string): boolean =>
	text.length <= longestQuantity &&
	(quantityFirst.test(text) ||
		quantityLast.test(text.slice(-longestAmount)) ||
		japaneseSpoons.test(text));

/** An amount without the name of an ingredient. */
export const isSize = (text: string): boolean => text.length <= longestSize && !named.test(text);

const longestSize = 16;
/** Two words, or one in a script that writes without spaces. */
const named = /\p{L}{2,}\P{L}+\p{L}{2,}|[\u3041-\u9fff\uac00-\ud7af]{3}/u;
