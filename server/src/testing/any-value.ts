import fc from 'fast-check';

export const hostileTexts = [
	'\0',
	'a\0b',
	'\ud800',
	'😀',
	'\u202e\u200b',
	"'; drop table site; --",
	'../../etc/passwd',
	'%00',
	'%',
	'\r\nX-Injected: 1',
	'__proto__',
	'constructor',
	'toString',
	'=1+1',
	'-1',
	'1e309',
	'0x10',
	'NaN',
	'1'.repeat(400),
	'99999999999',
	'x'.repeat(70_000),
	'0001-01-01',
	'9999-12-31',
	'2026-02-30',
	'2026-11-15',
	'-',
	'"',
	'"""",',
	'a,b,"c, d"',
	'http://10.0.0.1/',
	'https://bakery.example:99999/',
	'true',
];

/** A text that nobody should send, or a plausible one. */
export const anyText = fc.oneof(
	fc.constantFrom(...hostileTexts),
	fc.string({ unit: 'binary', maxLength: 40 }),
);

const deep = Array.from({ length: 300 }).reduce<unknown>((inner) => [inner], 'deep');

export const hostileValues: readonly unknown[] = [
	deep,
	Array.from({ length: 3000 }, (_, index) => `keyword ${index}`),
	['a\0b', '\ud800'],
	[[]],
	{ length: 3, 0: 'a' },
	{ toString: 'a', constructor: 'b' },
	null,
	-1,
	1.5,
	1e308,
	false,
];

/** Any JSON value. */
export const anyValue = fc.oneof(
	{ weight: 3, arbitrary: anyText },
	fc.array(anyText, { maxLength: 4 }),
	fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
	fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
	fc.constantFrom(...hostileValues),
);
