/** Hosts of affiliate networks: a link there earns money per click or sale. */
const networks: ReadonlySet<string> = new Set(
	`a8.net accesstrade.net af.moshimo.com afl.rakuten.co.jp anrdoezrs.net awin1.com
	belboon.de ck.jp.ap.valuecommerce.com clickbank.net tradedoubler.com
	digistore24.com dpbolvw.net effiliation.com emjcd.com flexlinks.com go.redirectingat.com
	go.skimresources.com hop.clickbank.net jdoqocy.com kqzyfj.com link.coupang.com linksynergy.com
	linkconnector.com linkprice.com partner-ads.com pjatr.com pjtra.com prf.hn pxf.io s.click.aliexpress.com
	shareasale.com sjv.io tkqlhce.com trafficgate.net viglink.com webgains.com zanox.com
	ad.admitad.com link-a.net
	t.afi-b.com track.webgains.com`.split(/\s+/),
);

/** The network’s own site is not an advertisement; only the hosts and paths that count clicks are. */
const frontDoors = /^(?:www\.)?[\w-]+\.\w+$/;

/** Click counters on the network’s own site, which have no “?”. */
const clickPaths = /^\/(?:click|l|links?|redir|t)[/-]/;

const amazon = /(?:^|\.)amazon\.(?:com|co\.(?:jp|uk)|com\.(?:au|br|mx|tr|be)|[a-z]{2})$/;

/** Cheaper to check than the whole URL, and false for nearly all. */
export const mayPay = (hostname: string) => amazon.test(hostname) || isNetwork(hostname);

/** Whether following the link pays the site, judged by its URL. WordPress uses `tag=` for tags. */
export function isAffiliateLink(url: URL): boolean {
	const { pathname, search } = url;
	// A host may end with the dot of the root, which is rarely written.
	const hostname = url.hostname.replace(/\.$/, '');
	if (amazon.test(hostname)) return /[?&]tag=[\w-]+-\d{2}\b/.test(search);
	const isPlainPage = search === '' && !clickPaths.test(pathname);
	return isNetwork(hostname) && !(isPlainPage && frontDoors.test(hostname));
}

function isNetwork(hostname: string): boolean {
	let host = hostname;
	while (host.includes('.')) {
		if (networks.has(host)) return true;
		host = host.slice(host.indexOf('.') + 1);
	}
	return false;
}
