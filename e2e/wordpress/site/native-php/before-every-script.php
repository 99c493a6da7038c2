<?php
// WordPress would look for its folder beside its own files, to which a site only has links.
define( 'ABSPATH', getenv( 'PLUMBLINE_SITE' ) . '/' );
// Programs that run WordPress outside of a request need these.
$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET' );
