/**
 * Hosts of affiliate networks: a link there earns money per click or sale.
 *
 * Sources, read on 2026-11-23: Awin’s “What does an affiliate link look like?”
 * (success.awin.com) and its Link Builder for tidd.ly; SiteStripe Help of Amazon Associates
 * (affiliate-program.amazon.in), which makes the links of amzn.to; the link structures of Impact and
 * ShareASale at FMTC (fmtc.atlassian.net); the list of the WordPress plugin Affiliate Link Marker
 * (github.com/goaround/affiliate-link-marker) for Adcell, Daisycon, NetAffiliation, TradeTracker and
 * others. Read on 2026-11-25: the links that public code of partners builds for bol, DMM and FANZA,
 * Taobao, and Skimlinks. The rest was collected before 2026-11-20.
 */
export const affiliateNetworks = `a8.net accesstrade.net ad.admitad.com adcell.de af.moshimo.com
	afl.rakuten.co.jp al.dmm.co.jp al.dmm.com al.fanza.co.jp amzn.to anrdoezrs.net audw.net awin1.com belboon.de c.trackmytarget.com
	ck.jp.ap.valuecommerce.com clickbank.net digistore24.com dpbolvw.net ds1.nl effiliation.com emjcd.com
	eqjw.net evyy.net 7eer.net financeads.net flexlinks.com go.linkby.com go.redirectingat.com
	go.skimlinks.com go.skimresources.com hop.clickbank.net jdoqocy.com kqzyfj.com l.neqty.net link-a.net link.coupang.com
	linkconnector.com linkprice.com linksynergy.com metaffiliation.com ojrq.net partner-ads.com pjatr.com
	pjtra.com prf.hn pvn.mediamarkt.de pvn.saturn.de pvxt.net pxf.io s.click.aliexpress.com s.click.taobao.com
	shareasale.com shrsl.com sjv.io snlv.net t.afi-b.com tidd.ly tkqlhce.com tqlkg.com
	track.webgains.com tradedoubler.com tradetracker.net trafficgate.net viglink.com webgains.com
	webmasterplan.com zanox.com`;

/** A shop whose links pay only with the parameter that names the partner. */
interface PayingShop {
	readonly host: RegExp;
	readonly parameter: RegExp;
}

/**
 * Sources, read on 2026-11-23: SiteStripe Help of Amazon Associates; “Affiliate ID (AID): everything
 * you need to know” (affiliates-support.booking.com); the tracking links of the eBay Partner Network
 * (developer.ebay.com/api-docs/buy/static/ref-epn-link.html).
 */
export const payingShops: readonly PayingShop[] = [
	{
		host: /(?:^|\.)amazon\.(?:com|co\.(?:jp|uk|za)|com\.(?:au|br|mx|tr|be)|[a-z]{2})$/,
		parameter: /[?&]tag=[\w-]+-\d{2}\b/,
	},
	{ host: /^partner\.bol\.com$/, parameter: /[?&]t=url\b/ },
	{ host: /(?:^|\.)booking\.com$/, parameter: /[?&;]aid=\d{6}/ },
	{
		host: /(?:^|\.)ebay\.(?:com|co\.uk|com\.(?:au|my|sg)|[a-z]{2})$/,
		parameter: /[?&]campid=\d{6}/,
	},
];
