<?php
return array(
	'domain'       => 'plumbline',
	'language'     => 'ja',
	'plural-forms' => 'nplurals=1; plural=0;',
	'messages'     => array(
		'Says while you write whether a post is right for search: what is wrong, why it matters, what to do.' => '書いている投稿が検索に適しているかを、その場で伝えます。何が問題か、なぜ大切か、どうすればよいか。',
		'The keyword this post is meant to be found for.' => 'この投稿を見つけてもらいたいキーワード。',
	),
);
