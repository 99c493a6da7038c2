import { expect, it } from 'vitest';
import { isAffiliateLink } from './affiliate-links.ts';

it.each([
	'https://www.amazon.de/dp/B0BREAD?tag=baker-21',
	'https://www.amazon.co.jp/dp/B0BREAD?th=1&tag=baker-22',
	'https://www.amazon.com./dp/B0BREAD?tag=baker-20',
	'https://px.a8.net/svt/ejp?a8mat=1',
	'https://px.a8.net./svt/ejp?a8mat=1',
	'https://hb.afl.rakuten.co.jp/hgc/1/',
	'https://www.awin1.com/cread.php?awinmid=1',
	'https://link.coupang.com/a/bread',
	'https://clkde.tradedoubler.com/click?p(1)a(2)g(3)',
	'https://www.digistore24.com/redir/1/baker/',
	'https://shareasale.com/r.cfm?b=1&u=2&m=3',
	'https://prf.hn/l/bread',
	'https://amzn.to/3abcde',
	'https://tidd.ly/3Bread',
	'https://shrsl.com/4bread',
	'https://bakery.pxf.io/c/1/2/3',
	'https://tc.tradetracker.net/?c=1&m=2',
	'https://www.booking.com/hotel/de/bakery.html?aid=1234567',
	'https://www.booking.com/index.html?lang=de;aid=1234567',
	'https://partner.bol.com/click/click?p=1&t=url&s=1234&url=https%3A%2F%2Fwww.bol.com%2Fbread',
	'https://al.dmm.co.jp/?lurl=https%3A%2F%2Fwww.dmm.co.jp%2Fbread&af_id=baker-001',
	'https://s.click.taobao.com/bread',
	'https://www.ebay.de/itm/1?mkevt=1&mkcid=1&campid=5338000000&toolid=10001',
])('%s is an affiliate link', (address) => {
	expect(isAffiliateLink(new URL(address))).toBe(true);
});

it.each([
	'https://www.amazon.de/dp/B0BREAD',
	'https://amzn.to/',
	'https://tidd.ly',
	'https://www.booking.com/hotel/de/bakery.html',
	'https://partner.bol.com/sdd/account/creation',
	'https://www.ebay.de/itm/1',
	'https://example.com/?aid=1234567',
	'https://example.com/?tag=rye-20',
	'https://notamazon.de/dp/1?tag=baker-21',
	'https://www.awin1.com/',
	'https://www.shareasale.com',
	'https://www.shareasale.com/PrivacyPolicy.pdf',
	'https://www.digistore24.com/page/privacy',
	'https://www.tradedoubler.com/en/privacy-policy/',
	'https://www.rakuten.co.jp/bread/',
])('%s is not an affiliate link', (address) => {
	expect(isAffiliateLink(new URL(address))).toBe(false);
});
