import '@tern/service/geoUpdate';
