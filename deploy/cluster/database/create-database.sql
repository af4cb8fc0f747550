-- The product's own account and database. It owns the database, since it makes its tables and the job queue's schema itself.
create role revisewell login password '${PRODUCT_PASSWORD}';
create database revisewell owner revisewell template template0 encoding 'UTF8' locale 'C.UTF-8';
