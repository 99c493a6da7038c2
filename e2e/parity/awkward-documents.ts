/** Documents on which parsers, or naive ways to walk a tree, disagree. */
export const awkwardDocuments: Readonly<Record<string, string>> = {
	'nothing at all': '',
	'text alone': 'Just a line of text.',
	'no head and no body tags': '<!doctype html><title>Bread</title><p>Bread and butter.',
	'a div before the metadata':
		'<!doctype html><html><head><title>Bread</title><div>Ad</div><meta name="description" content="All about bread."><link rel="canonical" href="https://example.com/"></head><body><h1>Bread</h1></body></html>',
	'an iframe in the head':
		'<!doctype html><head><iframe src="about:blank"></iframe><meta name="robots" content="noindex"></head><body><h1>Bread</h1>',
	'a pixel in a noscript of the head':
		'<!doctype html><head><noscript><img src="data:,x" alt=""></noscript><link rel="canonical" href="https://example.com/bread"><title>Bread</title></head><body><noscript><h1>No script</h1></noscript><h1>Bread</h1>',
	'metadata after the head and before the body':
		'<!doctype html><html><head><title>Bread</title></head><meta name="description" content="Late."><body><p>Bread</p></body></html>',
	'two heads and two bodies':
		'<html lang="en"><head><title>One</title></head><head><title>Two</title></head><body class="a"><body id="b"><h1>Bread</h1></body></html>',
	'text in a table': '<table>Fostered <a href="/out">link</a><tr><td>Cell<h2>In</h2></table>',
	'a form in a table': '<table><form><tr><td><input type="image" src="data:,x"></form></table>',
	'fields named like what every element has':
		'<form><h2>One</h2><input name="nodeType"></form><form><h2>Two</h2><input name="firstChild"><p>Text <a href="/f">link</a></p></form>',
	'fields named like what programs ask of elements':
		'<p>One</p><form lang="de"><h2>Two</h2><input name="parentElement"><input name="getAttribute"><input name="getAttributeNames"></form><form><h2>Three</h2><input name="nextSibling"><input name="childNodes"></form><form><input name="localName"><input name="namespaceURI"><input name="shadowRoot"><h2>Four</h2></form><p>Five <a href="/f">link</a></p>',
	'unclosed formatting':
		'<p><b><i>Bold italic</b> italic<p>Still italic? <a href="/a">One<a href="/b">Two</a>',
	'misnested links and headings': '<h1><a href="/x"><h2>Inner</a> after</h2></h1><h3>Third',
	'a template with a heading':
		'<template><h1>Hidden</h1><a href="/t">t</a></template><h1>Shown</h1>',
	'the title of an svg':
		'<!doctype html><body><svg><title>Loaf</title><a href="/svg"><text>In the picture</text></a></svg><a href="/i"><svg><title>Inside</title></svg></a><h1>Bread</h1>',
	'html inside a foreign object':
		'<svg><foreignObject><h2>Foreign</h2><p>Text <a href="/f">link</a></p></foreignObject></svg><math><mi>x</mi><mtext><b>bold</b></mtext></math>',
	'an svg that breaks out': '<svg><p>Out of the picture</p><circle r="1"></svg>',
	'raw text elements':
		'<textarea><h1>Not a heading</h1></textarea><select><option>One<option>Two</select><xmp><h2>Example</h2></xmp><style>h1{}</style><script>"<h1>"</script><h1>Bread</h1>',
	'comments that do not end well':
		'<!-- a --!><h1>Bread</h1><!--> <p>One</p><!---> <p>Two</p><!-- never closed <h2>x</h2>',
	'null bytes and odd characters':
		'<h1>Br\u0000ead\u0001\ufffe</h1><p title="\u0000">A\u0000B \ud83c\udf5e</p><a href="/\u0000x">x</a>',
	'carriage returns':
		'<pre>\r\none\r\ntwo\r</pre><p>a\rb\r\nc</p><a href="/a\r\nb" title="x\r\ny">z</a>',
	'character references':
		'<title>&copy; &AMP; &notit; &#x1F35E; &#150; &nbsp;</title><p>&lt;h1&gt; &hellip;&shy;&zwnj;</p><a href="?a=1&copy=2&lt=3">x</a>',
	'attributes in any order and twice':
		'<META CONTENT="First." NAME="Description" name="robots"><LINK HREF="/c" REL="Alternate CANONICAL"><a HREF=/one href=/two>x</a><img ALT src=x>',
	'nested landmarks':
		'<header><nav><a href="/n">Menu</a></nav></header><main><article><header><h1>Bread</h1></header><p>Text</p><footer>By Ada</footer></article><aside><p>Aside</p></aside></main><div role="navigation"><a href="/r">Role</a></div><footer>End</footer>',
	'hidden parts':
		'<p hidden>One</p><div style="display:none"><h2>Two</h2><a href="/h">x</a></div><p style="visibility: hidden">Three</p><p aria-hidden="true">Four</p><details><summary>Five</summary><p>Six</p></details>',
	'ruby and breaks':
		'<h1><ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby><br>案内</h1><p>line<br>break<wbr>here<span>in</span>line</p>',
	'lists that never close': '<ul><li>One<li>Two<ul><li>Three</ul><li>Four<dl><dt>T<dd>D<dt>T2</dl>',
	'languages inside languages':
		'<html lang="de-AT"><body><p>Brot <span lang="en">bread</span></p><p lang="fr">Le pain</p><div lang=""><p>?</p></div>',
	'frames instead of a body':
		'<!doctype html><html><frameset><frame src="about:blank"></frameset><noframes><h1>No</h1></noframes></html>',
	'a custom element and slots':
		'<my-card><h2 slot="title">Bread</h2><p>Text</p></my-card><slot><p>Fallback</p></slot>',
	'shadow roots that the server sent':
		'<my-page><p slot="none">Lost</p><h2 slot="title">Title</h2> text <template shadowrootmode="OPEN"><h1>Bread</h1><slot name="title">No title</slot><slot name="note"><p>No note</p></slot><slot><p>Fallback</p></slot><slot><p>Twice</p></slot></template><p>Light <a href="/l">link</a></p></my-page><div><template shadowrootmode="open"><p>First</p></template><template shadowrootmode="open"><p>Second</p></template></div>',
	'shadow roots inside shadow roots':
		'<out-er><template shadowrootmode="open"><p>Outer</p><in-ner><template shadowrootmode="open"><p>Inner</p><slot name="b"></slot><slot></slot></template><slot name="a" slot="b"></slot><slot></slot></in-ner></template><p slot="a">Named</p><my-card><template shadowrootmode="open"><h2>Card</h2><slot></slot></template><p>In the card</p></my-card></out-er>',
	'templates that make no shadow root':
		'<ul><template shadowrootmode="open"><li>Item</li></template></ul><p><template shadowrootmode="both"><b>Mode</b></template>One</p><template><div><template shadowrootmode="open"><p>Inert</p></template></div></template><a href="/a"><template shadowrootmode="open">Link</template>a</a><table><template shadowrootmode="open"><tr><td>Cell</template></table>',
	'text around shadow roots':
		'<p>One <x-b><template shadowrootmode="open"><b>bold</b></template></x-b> two</p><h1><x-t> <template shadowrootmode="open"><slot>Fallback</slot></template></x-t>Bread</h1><body><template shadowrootmode="open"><header><nav><a href="/n">Menu</a></nav></header><main><slot></slot></main></template>',
	'deep nesting': `${'<div>'.repeat(700)}<h1>Deep</h1>${'</div>'.repeat(700)}`,
	'a selection list with new content':
		'<select><button>x</button><div>Text <hr></div><option>One</select><p>After</p>',
	'json in a script':
		'<script type="application/ld+json">{"@type": "Article",\n "x": "</p>"}</script><p>x</p>',
	'microdata and RDFa out of order':
		'<html itemscope itemtype="https://schema.org/WebPage"><head><title itemprop="name">Bread</title><meta itemprop="image" content="/a.jpg"></head><body><p id="who" itemprop="author">Ada</p><section id="more"><p><b itemprop="keywords">rye</b></section><table itemscope itemtype="https://schema.org/Recipe" itemref="who more gone"><b itemprop="name">Loaf</b><tr><td itemprop="cookTime">PT1H<tr><td itemprop="image" itemscope></table><div vocab="https://schema.org/" typeof="Person v:Person"><a property="url" href="/ada">Ada</a><svg property="image"><title>x</title></svg><template><i property="name">No</i></template></div>',
	'unknown tags and endings':
		'</p></br><foo-bar><h2>x</h2></foo-bar></h3><image src="x" alt="y"><isindex><nobr>a<nobr>b',
	'a plaintext page': '<h1>Bread</h1><plaintext><h2>not a heading</h2></plaintext>',
	'hosts that are none':
		'<link rel="canonical" href="http://two%20words/"><a href="http://two%20words/">x</a><a href="https://a%zz/">y</a><a href="foo://a%20b/">z</a>',
	'a base and relative links':
		'<base href="https://example.com/dir/"><a href="x">x</a><a href="#y">y</a><area href="/z"><a>no href</a>',
};
